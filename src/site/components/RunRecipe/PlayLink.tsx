import React, {type ReactNode, useEffect, useState} from 'react';
import {addressOf} from '@site/src/site/components/Playground/play-address';
import {encodeProgram} from '@site/src/site/components/Playground/program-code';
import bench from '@site/src/site/demos/recipes/bench.ts?raw';
import {playFiles} from './play-files';
import type {Recipe} from './recipe-files';

/** The address of the playground with a recipe; undefined where the browser cannot pack it. */
async function playAddress(playUrl: string, {name, code, css, settings}: Recipe): Promise<string | undefined> {
  const {pathname, searchParams} = new URL(playUrl, window.location.href);
  const version = searchParams.get('version') ?? '';
  try {
    const files = playFiles({code, css, settings, bench});
    return pathname + addressOf({code: await encodeProgram({version, title: name, files}), version});
  } catch {
    return undefined;
  }
}

/**
 * A link that opens a recipe in the playground, where the reader edits it.
 *
 * @param playUrl - the address that opens a demo of the same version there
 */
export default function PlayLink({recipe, playUrl}: {recipe: Recipe; playUrl: string}): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void playAddress(playUrl, recipe).then((made) => isCurrent && setAddress(made));
    return () => {
      isCurrent = false;
    };
  }, [playUrl, recipe]);
  return (
    address !== undefined && (
      <a href={address} target="_blank" rel="noopener">
        Edit in the playground<span className="recipe-run__note">, in a new tab</span>
      </a>
    )
  );
}
