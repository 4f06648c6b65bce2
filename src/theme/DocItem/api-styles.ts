import changes from '@site/src/site/components/ApiChanges/api-changes.css?raw';
import inherited from '@site/src/site/components/ApiInherited/inherited.css?raw';
import signature from '@site/src/site/components/ApiSignature/signature.css?raw';
import kinds from '@site/src/site/components/MemberNavigator/kinds.css?raw';
import members from '@site/src/site/components/MemberNavigator/member-headings.css?raw';
import navigator from '@site/src/site/components/MemberNavigator/member-list.css?raw';
import placeBar from '@site/src/site/components/PlaceBar/place-bar.css?raw';

/** The styles that only pages of the API need, and bring along. */
export const apiStyles = [placeBar, navigator, kinds, members, signature, inherited, changes].join('\n');
