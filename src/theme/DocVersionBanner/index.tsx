// Change: a calm notice on pages of an older version that names the current one and links to the same page there.
import OldVersionNotice from '@site/src/site/components/OldVersionNotice';

export default OldVersionNotice;
