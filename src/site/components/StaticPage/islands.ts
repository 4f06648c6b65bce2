import type {ComponentType} from 'react';
import FilterRunner from '../ApiIndex/FilterRunner';
import StageRunner from '../DemoStage/StageRunner';
import AskedDemo from '../DemoWindow/AskedDemo';
import type {InIsland} from '../Island';
import DemoRunner from '../LiveDemo/DemoRunner';

/** The live parts of pages, by the names that `Island` writes into their HTML. */
export const islands = {
  ApiFilter: FilterRunner,
  DemoStage: StageRunner,
  DemoWindow: AskedDemo,
  LiveDemo: DemoRunner,
} as unknown as Readonly<Record<string, ComponentType<InIsland>>>;
