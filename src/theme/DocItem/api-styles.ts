import inherited from '@site/src/components/ApiInherited/inherited.css?raw';
import signature from '@site/src/components/ApiSignature/signature.css?raw';
import kinds from '@site/src/components/MemberNavigator/kinds.css?raw';
import members from '@site/src/components/MemberNavigator/members.css?raw';
import navigator from '@site/src/components/MemberNavigator/navigator.css?raw';
import placeBar from '@site/src/components/PlaceBar/place-bar.css?raw';

/** The styles that only pages of the API need, and bring along. */
export const apiStyles = [placeBar, navigator, kinds, members, signature, inherited].join('\n');
