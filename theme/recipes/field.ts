import { defineSlotRecipe } from '@pandacss/dev';

const message = {
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  fontSize: '.9375rem',
  fontWeight: '500',
  lineHeight: '1.4',
  '& svg': { width: '18px', height: '18px', marginTop: '1px' },
};

/** Form field: label above, 48 px control, and a hint, error or success message below. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'optional', 'control', 'hint', 'error', 'success'],
  base: {
    root: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' },
    label: { fontWeight: '600', fontSize: '.9375rem', overflowWrap: 'break-word' },
    optional: { fontWeight: '400', color: 'text.muted' },
    control: {
      width: '100%',
      minHeight: '12',
      // Keeps the label below the sticky bar when the control gets the focus.
      scrollMarginTop: '8',
      padding: '11px 14px',
      border: '1px solid token(colors.border.strong)',
      borderRadius: 'control',
      background: 'surface',
      color: 'text',
      fontSize: '1rem',
      _night: { background: 'surface.sunken' },
      _placeholder: { color: 'text.muted', opacity: '1' },
      _hover: { borderColor: 'text' },
      _focusVisible: {
        outlineOffset: '1px',
        borderColor: 'focus',
      },
      // Overrides the border of a focused field, so that the error stays visible while typing.
      '&[aria-invalid=true]:is(:focus-visible, *)': {
        borderColor: 'danger',
        boxShadow: 'inset 0 0 0 1px token(colors.danger)',
      },
      _disabled: {
        background: 'surface.tint',
        color: 'text.disabled',
        borderColor: 'border',
        cursor: 'not-allowed',
      },
      'textarea&': { resize: 'vertical', minHeight: '120px' },
    },
    hint: { fontSize: '.875rem', color: 'text.muted' },
    error: { ...message, color: 'danger' },
    success: { ...message, color: 'success' },
  },
});
