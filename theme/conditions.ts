/**
 * Night, and what the browser itself says of an element: Panda's own conditions name, beside each, attributes by which
 * libraries of components say it, and no element of the site has one.
 */
export const conditions = {
  night: '.night &',
  hover: '&:hover',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  active: '&:active',
  disabled: '&:disabled',
  empty: '&:empty',
  open: '&:is([open], :popover-open)',
  placeholder: '&::placeholder',
};
