// Part of every page's main script: keep it small.
import React, {type ReactNode} from 'react';
import {sayWhileSlow, showFailure} from '../WhenWanted/show-failure';
import {isCoreOnly} from './is-core-only';

const toggle = (): void =>
  void sayWhileSlow(import(/* webpackChunkName: "core-only" */ './toggle')).then(
    (module) => module.toggle(),
    () => showFailure('The switch'),
  );

/**
 * The switch that hides the pages of JointJS+. The server's is off; the script of
 * `src/build/plugins/core-only` sets it in a page that is loaded, and React leaves that.
 */
export default function CoreOnlySwitch(): ReactNode {
  return (
    <li>
      <button type="button" role="switch" className="core-only" aria-checked={isCoreOnly()} onClick={toggle}>
        Core only
      </button>
    </li>
  );
}
