// Change: our own screen when the whole page fails, its layout included; it stands alone and needs no context.
import CrashScreen from '@site/src/site/components/CrashScreen';

export default CrashScreen;
