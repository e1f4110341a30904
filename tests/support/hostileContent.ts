/** Text that an editor with bad luck or bad intentions may leave in a field. */
export const scriptText = '<script>window.hacked = true</script>';
export const scriptAddress = 'javascript:window.hacked=true';
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
