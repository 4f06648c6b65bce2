import {test} from '@playwright/test';
import {applicationChecks} from './checks/applications';
import {type Application, judge} from './checks/check';

test.use({hasTouch: true});

for (const [application, checks] of Object.entries(applicationChecks)) {
  test.describe(application, () => {
    for (const [name, check] of Object.entries(checks)) {
      test(name, ({page}) => judge(page, application as Application, check));
    }
  });
}
