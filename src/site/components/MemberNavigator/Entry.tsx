import React, {type ReactNode} from 'react';
import {breakable} from './breakable';
import type {ApiMembers} from './members';

type Props = {
  id: string;
  /** The text of the heading. */
  html: string;
  /** What the heading describes. */
  member: ApiMembers[string];
  /** Does the list say of what kind its entries are? */
  isOfCommonKind?: boolean;
};

const deprecatedNote = '<span class="navigator__note"> deprecated</span>';

/** A link to a heading. A member has the mark of its kind, and one that is deprecated is struck through. */
export default function Entry({id, html, member, isOfCommonKind}: Props): ReactNode {
  const text = breakable(html);
  return (
    <a
      href={`#${id}`}
      className="table-of-contents__link"
      // The name of a member is code.
      translate={html.includes('<code>') ? 'no' : undefined}
      data-kind={isOfCommonKind ? undefined : member?.kind}
      // Made from the page's own headings.
      dangerouslySetInnerHTML={{__html: member?.deprecated ? `<s>${text}</s>${deprecatedNote}` : text}}
    />
  );
}
