export default '/__catalogue';
