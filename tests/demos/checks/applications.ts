import type {Application, Checks} from './check';
import {dataFlowChecks} from './data-flow';
import {entityRelationshipChecks} from './entity-relationship';
import {everyChecks} from './every';
import {flowchartChecks} from './flowchart';
import {largeViewerChecks} from './large-viewer';
import {liveNetworkChecks} from './live-network';
import {orgChartChecks} from './org-chart';

/** What has to hold in each application, besides the interactions of its demo. */
export const applicationChecks: Record<Application, Checks> = {
  'org-chart': {...orgChartChecks, ...everyChecks},
  'data-flow': {...dataFlowChecks, ...everyChecks},
  'entity-relationship': {...entityRelationshipChecks, ...everyChecks},
  'live-network': {...liveNetworkChecks, ...everyChecks},
  'large-viewer': {...largeViewerChecks, ...everyChecks},
  flowchart: {...flowchartChecks, ...everyChecks},
};
