export { DefaultShell as Layout } from '#renderer/shells/DefaultShell.tsx';
