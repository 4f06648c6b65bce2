import type {VersionName} from '../api-model/sources';
import {versions} from '../config/versions';

/** The page with all demos of a version, below the base URL; with `?id=` it shows one. */
export const galleryPath = (version: VersionName): string => {
  const {path} = versions[version];
  return `${path ? `${path}/` : ''}learn/demos`;
};
