import { appDir } from './buildShop';
import { assertOneTelegramRuntime } from './oneSdk';

await assertOneTelegramRuntime(appDir);
console.log('One Telegram runtime is in the build.');
