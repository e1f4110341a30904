import { cva } from '#styled/css';

const verb = cva({
  base: {
    fontFamily: 'mono',
    fontSize: '.6875rem',
    fontWeight: '600',
    lineHeight: '1',
    letterSpacing: '.02em',
    flex: 'none',
  },
  variants: {
    tone: {
      read: { color: 'code.name' },
      create: { color: 'positive.light' },
      change: { color: 'code.number' },
      remove: { color: 'negative.light' },
    },
  },
});

const tones: Record<string, 'create' | 'change' | 'remove'> = {
  POST: 'create',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'remove',
};

/** HTTP method of an operation, beside its name. */
export function Verb({ method }: { method: string }) {
  return (
    <span className={verb({ tone: tones[method] ?? 'read' })}>{method === 'DELETE' ? 'DEL' : method}</span>
  );
}
