import {test} from '@playwright/test';
import {startFirefox} from '../support/browsers/firefox';
import {smokeTests} from '../support/browsers/smoke';

test.describe('in Firefox', () => smokeTests('firefox', startFirefox));
