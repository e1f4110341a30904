export default '/__catalogue/interface';
