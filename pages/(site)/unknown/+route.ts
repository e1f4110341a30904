/** Matches every other path. Without this route, Vike would render an error page for each unknown path. */
export default '/*';
