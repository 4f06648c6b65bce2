import {whenWanted} from '../../WhenWanted/when-wanted';
import {type Behavior, lateBehavior} from './late-behavior';

/** The cards of links to the API (`api-card.ts`). Nobody can point at a link without following it by touch. */
export const apiCards: Behavior = (root) => {
  const {start, end} = lateBehavior(root, () =>
    import(/* webpackChunkName: "api-card" */ '../../ApiCard/api-card').then(({apiCard}) => apiCard),
  );
  const endWaiting = matchMedia('(any-hover)').matches
    ? whenWanted({near: 'main a', clicks: ':not(*)', load: start})
    : end;
  return () => {
    endWaiting();
    end();
  };
};
