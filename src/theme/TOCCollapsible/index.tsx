// Change: a `details` element, which opens without JavaScript; what it lists comes from the table beside the article.
import NarrowContents from '@site/src/components/NarrowContents';

export default NarrowContents;
