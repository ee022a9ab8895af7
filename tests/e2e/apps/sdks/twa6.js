import * as sdk from 'twa-dev-sdk-6';
import { officialCalls } from './officialCalls';
import { report } from './report';

// a CommonJS package: bundlers differ in what its default is
const WebApp = sdk.default.default ?? sdk.default;

void report(officialCalls(WebApp));
