/** Something that happens each second while it is on and the page is visible. */
export type Clock = {isOn: () => boolean; turn: (on: boolean) => void};

/** Makes the only timer of the application. It ends with the signal. */
export function makeClock(onSecond: () => void, signal: AbortSignal): Clock {
  let isOn = false;
  let timer = 0;
  const update = () => {
    clearInterval(timer);
    timer = 0;
    // [1]
    if (isOn && !document.hidden && !signal.aborted) timer = window.setInterval(onSecond, 1000);
  };
  document.addEventListener('visibilitychange', update, {signal});
  signal.addEventListener('abort', update);
  return {
    isOn: () => isOn,
    turn(on) {
      isOn = on;
      update();
    },
  };
}

/*
[1] Nobody sees a hidden page. Its timers also run late, and all tokens of that time would
    move at once when the page is visible again.
*/
