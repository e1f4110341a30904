export default '/__catalogue/sections/@kind/@state';
