export { ui } from './ui';
