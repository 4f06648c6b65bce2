import {isDevelopment} from './env';

/** The documentation versions that this site builds, newest first. */
export const versions = {
  current: {label: '4.1', path: ''},
  '4.0': {label: '4.0', path: '4.0', banner: 'unmaintained'},
} as const;

/** The versions that are built: under `npm start`, for speed, only the one that is being written. */
export const builtVersions = isDevelopment
  ? (['current'] as const)
  : (Object.keys(versions) as (keyof typeof versions)[]);

/** Older versions, kept on the library's former documentation site. */
export const externalVersions = [
  {label: '3.7', href: 'https://resources.jointjs.com/docs/rappid/v3.7/'},
  {label: '2.4', href: 'https://resources.jointjs.com/docs/rappid/v2.4/'},
] as const;
