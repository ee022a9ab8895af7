import browserslistToEsbuild from 'browserslist-to-esbuild';

// The list names versions, so newer data would not change it: no reminder to update the data.
process.env.BROWSERSLIST_IGNORE_OLD_DATA = 'true';

/** Build targets: the oldest versions in `browserslist` of package.json, e.g. `safari15.4`. */
export const browsers = browserslistToEsbuild();

/** The same for Lightning CSS: versions as 24-bit numbers by browser. */
export const cssBrowsers = Object.fromEntries(
  browsers.map((target) => {
    const [, name = '', major = 0, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?/.exec(target) ?? [];
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);
