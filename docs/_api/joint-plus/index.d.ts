export {ui} from './ui';
