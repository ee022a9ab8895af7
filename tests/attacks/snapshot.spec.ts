import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { holdBack } from '../e2e/holdBack';
import { inMotion } from '../e2e/inMotion';
import { plovCard } from '../e2e/steps';
import { untilAlive } from '../e2e/untilAlive';
import { servers } from './bareServer';

test.use(inMotion);

const run = 'globalThis.ran=1';
const evil = 'https://evil.example';

/** The policy also holds in the document where the markup is only parsed, and reports it. */
const policyErrors = [/Content Security Policy/, /policy: .* refuses/];

/** Each could run, load, send or leave, if the browser saw it; alone on the page, all of them do. */
const hostile = [
  `<img src="x" onerror="${run}"><img data-src="x" onerror="${run}">`,
  `<svg onload="${run}"><script>${run}</script></svg><script>${run}</script>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a><use data-href="data:image/svg+xml,<svg id='x'/>#x"/></svg>`,
  `<svg><a href="/"><animate attributeName="href" values="javascript:${run}"/></a><set attributeName="onload" to="${run}"/></svg>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe><iframe src="javascript:parent.ran=1"></iframe>`,
  `<p><meta http-equiv="refresh" content="0;url=${evil}/meta"></p><base href="${evil}/">`,
  `<form action="${evil}/form"><input name="attributes"><button>Send</button></form>`,
  `<object data="${evil}/object"></object><embed src="${evil}/embed"><video src="${evil}/video" autoplay></video>`,
  `<link rel="stylesheet" href="${evil}/link.css"><link rel="prefetch" href="${evil}/prefetch">`,
  `<style>@import "${evil}/style.css"; #root { background: url(${evil}/style.png) }</style>`,
  `<a href="javascript:${run}">1</a><a href="java&#9;script:${run}">2</a><a data-href="javascript:${run}">3</a>`,
  `<a href="//evil.example">4</a><a href="/\\evil.example">5</a><a href="/&#9;/evil.example">6</a><a href="https:evil.example">7</a>`,
  `<img data-src="${evil}/src.png"><img data-srcset="${evil}/set.png 1x"><img srcset="x 1x,,${evil}/comma.png 2x">`,
  `<p data-style="background:url(${evil}/style)">s</p><p data-style="background:u\\72l(${evil}/escape)">s</p>`,
  `<p data-style="background:image-set('${evil}/set' 1x)">s</p><p style="background:url(${evil}/attribute)">s</p>`,
  `<details open ontoggle="${run}">d</details><input autofocus onfocus="${run}"><div tabindex="1" onfocus="${run}">f</div>`,
  `<template><img src="x" onerror="${run}"></template><noscript><p title="</noscript><img src=x onerror=${run}>"></p></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></table></mtext></math>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>"></svg><div is="x-y" onmouseover="${run}">m</div>`,
  `<div id="TelegramWebviewProxy"></div><div id="fbq"></div><a id="early" href="/"></a>`,
].join('');

async function visitOnce(page: Page) {
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^home:/.test(key)));
}

type Change = { hostile?: string; styles?: string[]; look?: string; css?: string };

/** Rewrites the stored picture at the next start, as another program on the origin could. */
const rewrite = (page: Page, change: Change) =>
  page.addInitScript(({ hostile, ...others }: Change) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('home:'));
    if (key === undefined || window !== top) return;
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    if (hostile) stored.value.html = stored.value.html.replace('<main', `${hostile}<main`);
    Object.assign(stored.value, others);
    localStorage.setItem(key, JSON.stringify(stored));
  }, change);

/** What in the drawn picture could run, load or lead away. */
const faultsOf = (page: Page) =>
  page.evaluate((origin) => {
    const home = document.querySelectorAll('#root *');
    const isForeign = (address: string) => new URL(address, location.href).origin !== origin;
    const faults = [...home].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const isBad =
          /^on|^is$|^style$.*url|srcset/.test(name) ||
          /url|evil/i.test(element.getAttribute('style') ?? '') ||
          (/href$|src$/.test(name) && isForeign(value));
        return isBad ? [`${element.localName} ${name}=${value}`] : [];
      }),
    );
    const strange =
      'script,iframe,meta,base,form,object,embed,video,link,style,input,template,math';
    for (const { localName } of document.querySelectorAll(`#root :is(${strange})`))
      faults.push(localName);
    return faults;
  }, new URL(page.url()).origin);

/** What stored markup has left in the page itself. */
const globalsOf = (page: Page) =>
  page.evaluate(() => ['ran', 'TelegramWebviewProxy', 'fbq'].filter((name) => name in globalThis));

for (const { server, prepare } of servers) {
  test(`${server}, a stored picture of home neither runs, loads nor leads away`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    expectErrors(...policyErrors);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.appOrigin)) foreign.push(request.url());
    });
    await prepare(page);
    await visitOnce(page);
    await rewrite(page, { hostile });
    const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(plovCard(page)).toBeVisible();
    await expect(page.locator('#root use[href*=icons]').first()).toBeAttached();
    expect(await faultsOf(page)).toEqual([]);
    expect(await globalsOf(page)).toEqual([]);
    // What the text of a link says cannot be held; where it leads can.
    await expect(page.locator('#root').getByText('4', { exact: true })).not.toHaveAttribute('href');
    await release();
    await untilAlive(page);
    expect(await globalsOf(page)).toEqual([]);
    expect(new URL(page.url()).origin).toBe(shop.appOrigin);
    expect(foreign).toEqual([]);
  });

  test(`${server}, a stored picture brings no foreign styles`, async ({ page, shop }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.appOrigin)) foreign.push(request.url());
    });
    await prepare(page);
    await visitOnce(page);
    for (const change of [
      { styles: [`${evil}/a.css`] },
      { styles: ['//evil.example/assets/a.css'] },
      { styles: ['/assets/../cdn/a.css'] },
      { css: `main{background:url(${evil}/css)}` },
      { css: `main{background:u\\72l(${evil}/escape)}` },
      { css: `main{background:image-set("${evil}/set" 1x)}` },
      { css: `@import "${evil}/import.css";` },
      { look: `;background:url(${evil}/look)` },
      { look: `;--brand:url(${evil}/look)` },
    ]) {
      await rewrite(page, change);
      await page.reload();
      await untilAlive(page);
      await expect(plovCard(page)).toBeVisible();
      expect(await page.locator('html').getAttribute('style')).not.toContain('url');
    }
    expect(foreign).toEqual([]);
  });
}

test('nothing of home itself is lost in the stored picture', async ({ page }) => {
  await visitOnce(page);
  const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  await expect(page.locator('#root use[href*=icons]').first()).toBeAttached();
  const { lost, drawn } = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('home:')) ?? '';
    const { html } = JSON.parse(localStorage.getItem(key) ?? '').value;
    const stored = new DOMParser().parseFromString(html, 'text/html').body;
    const describe = (root: Element) =>
      [...root.querySelectorAll('*')].map(({ localName, attributes }) => ({
        localName,
        names: [...attributes].map(({ name }) => name.replace(/^data-(?=href|src)/, '')),
      }));
    const [before, after] = [describe(stored), describe(document.querySelector('#root') ?? stored)];
    const lost = before.flatMap(({ localName, names }, at) => {
      if (after[at]?.localName !== localName) return [`${localName} ${at}`];
      return names.filter((name) => !after[at]?.names.includes(name));
    });
    return { lost: [...new Set(lost)].sort(), drawn: after.length };
  });
  expect(drawn).toBeGreaterThan(100);
  // Without effect in a picture that is replaced as a whole.
  expect(lost).toEqual(['draggable', 'fetchpriority', 'focusable', 'tabindex', 'type']);
  await release();
  await untilAlive(page);
});
