import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {followOnce} from './follow-once';
import {watchIntent} from './intent';

if (ExecutionEnvironment.canUseDOM) {
  watchIntent();
  followOnce();
}
