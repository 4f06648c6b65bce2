import type {dia} from 'joint-core-4.1';

/** The event of the library for an event of the browser, as a view's handlers get it. The declarations don't name the class. */
export function libraryEvent(joint: {mvc: object}, event: Event): dia.Event {
  const {$} = joint.mvc as {$: {Event: new (event: Event, properties: object) => dia.Event}};
  return new $.Event(event, {data: {}});
}

type Gestures = Record<'pointermove' | 'pointerup', (event: dia.Event, x: number, y: number) => void>;

/** The handlers of a view's gestures, which the paper calls. The declarations protect them. */
export const gesturesOf = (view: dia.LinkView): Gestures => view as unknown as Gestures;
