import {test} from '@playwright/test';
import {env} from '../../src/build/config/env';
import {smokeTests} from '../support/browsers/smoke';
import {startWebkit} from '../support/browsers/webkit';

// WebKit's driver sometimes hangs while it starts, which says nothing of the site: only the run of everything has it.
if (env.TEST_ALL !== undefined) {
  test.describe('in WebKit', () => smokeTests('webkit', startWebkit));
}
