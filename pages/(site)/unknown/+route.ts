/** What no other page takes: Vike by itself would draw an error page for each such address. */
export default '/*';
