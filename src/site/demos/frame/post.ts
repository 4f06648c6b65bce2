import {MessageCount, cut} from './limits';
import type {FromFrame} from './messages';

const around = window.parent;
const send = around.postMessage.bind(around) as (message: FromFrame, target: string) => void;
const count = new MessageCount();
let isOver = false;

/** Tells the page something; nothing any more once there was so much that the page ends the run. */
export function post(message: FromFrame): void {
  if (!isOver) {
    isOver = count.isFlood();
    // The page may have counted fewer within its second.
    const said: FromFrame = isOver ? {type: 'flood'} : message;
    send('text' in said ? {...said, text: cut(said.text)} : said, '*');
  }
}

/** Has the program said so much that nothing is passed on any more? */
export const isSilenced = (): boolean => isOver;

/** Did a message come from the page around the frame? */
export const isFromPage = (source: MessageEventSource | null): boolean => source === around;
