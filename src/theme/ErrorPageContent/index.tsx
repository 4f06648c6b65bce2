// Change: our own screen when the content of a page fails; navigation bar and footer stay.
import CrashScreen from '@site/src/site/components/CrashScreen';

export default CrashScreen;
