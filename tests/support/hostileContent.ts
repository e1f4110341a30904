/** What an editor with bad luck or bad intentions leaves in a text field. */
export const scriptText = '<script>window.hacked = true</script>';
export const scriptAddress = 'javascript:window.hacked=true';
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
