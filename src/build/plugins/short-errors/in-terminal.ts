import logger from '@docusaurus/logger';
import {withoutStack} from './without-stack';

// The framework's commands end with an error that they print with its stack. There is no
// other place between the error and the terminal; configurations import this module first.
logger.error = new Proxy(logger.error, {
  apply(print: (...words: unknown[]) => void, self, [message, ...others]: unknown[]) {
    Reflect.apply(print, self, [typeof message === 'string' ? withoutStack(message) : message, ...others]);
  },
});
