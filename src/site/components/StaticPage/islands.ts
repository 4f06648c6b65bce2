import type {ComponentType} from 'react';
import StageRunner from '../DemoStage/StageRunner';
import type {InIsland} from '../Island';
import DemoRunner from '../LiveDemo/DemoRunner';
import {lateIsland} from './late-island';

/** The live parts of pages, by the names that `Island` writes into their HTML. */
export const islands = {
  ApiChangesFilter: lateIsland(() => import(/* webpackChunkName: "api-changes" */ '../ApiChangesFilter/FilterRunner')),
  ApiFilter: lateIsland(() => import(/* webpackChunkName: "api-filter" */ '../ApiIndex/FilterRunner')),
  DemoFilter: lateIsland(() => import(/* webpackChunkName: "demo-filter" */ '../DemoFilter/FilterRunner')),
  DemoStage: StageRunner,
  DemoWindow: lateIsland(() => import(/* webpackChunkName: "asked-demo" */ '../DemoWindow/AskedDemo')),
  LiveDemo: DemoRunner,
  OfflineReading: lateIsland(() => import(/* webpackChunkName: "offline" */ '../OfflineReading/OfflineRunner')),
} as unknown as Readonly<Record<string, ComponentType<InIsland>>>;
