import {createContext} from 'react';

/** What the pages of the API export beside their text: what each heading describes, by its anchor. */
export type ApiMembers = Readonly<Partial<Record<string, {kind: string; deprecated?: true}>>>;

/** The members of the page that is shown; `src/build/remark/api-signatures.ts` writes them. */
export const ApiMembersContext = createContext<ApiMembers>({});
