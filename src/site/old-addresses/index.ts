import {type NameTable, findAddress} from './find-address';

/** Put in when the script is built: a table for pages whose hash names a member, else undefined. */
declare const OLD_NAMES: NameTable | undefined;
declare const BASE_URL: string;

const moved = document.querySelector<HTMLAnchorElement>('a[href]');
if (moved) {
  const {hash, search} = window.location;
  const found = OLD_NAMES && findAddress(hash, OLD_NAMES);
  const target = new URL(found === undefined ? moved.href : `${BASE_URL}${found.slice(1)}`, moved.href);
  target.search = search;
  // The page looks for an anchor of the former one by itself.
  target.hash ||= OLD_NAMES ? '' : hash;
  // The former address is no stop on the way back.
  window.location.replace(target);
}
