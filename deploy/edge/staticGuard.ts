/** A page that was made longer ago shows nothing of the shop: yesterday's prices are not today's, ms. */
export const oldMs = 86_400_000;

/**
 * Home in a file is the same for everybody, for as long as the file lies there. This decides in the browser
 * whether it fits: it is young (a clock that is wrong by more is not believed), the address is home's, of the
 * web's shop, and the person has chosen no other language, nor has Telegram. Then it sets the merchant's colours
 * and the markup's styles, by script, so that the policy need not change with them (a browser that cannot make
 * the sheet has the styles at the end of the page). Otherwise the page is what the build made.
 */
export const guard = `(e=>{let{made,look,drawn,codes}=e.dataset,said=/\\blang=(\\w+)/.exec(document.cookie)||/language_code(?:%(?:25)?(?:22|3A))+(\\w+)/i.exec(location.hash);if(!(Math.abs(Date.now()-made)<=${oldMs})||location.pathname!='/'||/[?&](channel|table|tableId|vendor)=/.test(location.search)||said&&!codes.split(' ').includes(said[1])){delete e.dataset.edge;e.dataset.old=''}else{e.style.cssText=look;try{let s=new CSSStyleSheet;s.replaceSync(drawn);document.adoptedStyleSheets=[s]}catch{}}})(document.documentElement)`;

/** Nothing of a home that does not fit is painted before `restore`. */
export const oldStyle = '[data-old] #root{display:none}';

/** Puts the build's outline in the place of a home that does not fit. */
export const restore = `(e=>{if('old'in e.dataset){document.getElementById('root').innerHTML=document.getElementById('outline').innerHTML;delete e.dataset.old}})(document.documentElement)`;
