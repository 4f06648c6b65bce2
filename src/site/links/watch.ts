import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {watchIntent} from './intent';

if (ExecutionEnvironment.canUseDOM) {
  watchIntent();
}
