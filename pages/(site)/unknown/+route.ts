/** Matches everything else. Otherwise, Vike would render an error page for each unknown path. */
export default '/*';
