import type { FileChange } from './variant.ts';

/**
 * A page (in the table the registration), broken as `globalThis.defect` says: one canary has all defects, so that a table of them needs one
 * release. The code is part of the version's files, as errors are attributed by their script. `R` is React.
 */
const DEFECTS: Readonly<Record<string, string>> = {
  // While it draws.
  render: 'return()=>{throw new Error("broken")}',
  'render-null': 'return()=>{throw null}',
  'render-text': 'return()=>{throw "broken"}',
  'render-object': 'return()=>({})',
  'no-component': 'return undefined',
  'hook-order':
    'let n=0;return()=>{const[,s]=R.useState(0);if(n++)R.useMemo(()=>1,[]);R.useEffect(()=>s(1),[]);return h(P)}',
  'render-later':
    'return()=>{const[n,s]=R.useState(0);R.useEffect(()=>{go(()=>s(1))},[]);if(n)throw new Error("broken");return h(P)}',
  effect: 'return()=>{R.useEffect(()=>{throw new Error("broken")},[]);return h(P)}',
  'layout-effect': 'return()=>{R.useLayoutEffect(()=>{throw new Error("broken")},[]);return h(P)}',
  ref: 'return()=>h("div",{ref(){throw new Error("broken")}},h(P))',
  // Outside of drawing.
  handler: 'return()=>h("div",{onClick(){throw new Error("broken")}},h(P))',
  'handler-offered': 'return()=>h("div",{onClick(){throw new Error("broken")}},h(P))',
  'async-handler': 'return()=>h("div",{async onClick(){throw new Error("broken")}},h(P))',
  timer: 'return()=>{R.useEffect(()=>{setTimeout(()=>{throw new Error("broken")})},[]);return h(P)}',
  interval: 'return()=>{R.useEffect(()=>{setInterval(()=>{throw new Error("broken")},500)},[]);return h(P)}',
  promise: 'return()=>{R.useEffect(()=>{Promise.reject(new Error("broken"))},[]);return h(P)}',
  // Never there.
  suspense: 'const never=new Promise(()=>{});return()=>{throw never}',
  'suspense-placeholder':
    'const never=new Promise(()=>{});const N=()=>{throw never};return()=>h(R.Suspense,{fallback:h("div",{role:"status"},"…")},h(N))',
  'import-never-ends': 'return new Promise(()=>{})',
  // Again and again.
  loop: 'return()=>{for(;;);}',
  'effect-loop': 'return()=>{R.useEffect(()=>{for(;;);},[]);return h(P)}',
  'render-loop': 'return()=>{const[n,s]=R.useState(0);s(n+1);return h(P)}',
  'update-loop': 'return()=>{const[n,s]=R.useState(0);R.useLayoutEffect(()=>s(n+1));return h(P)}',
  'reload-loop': 'return()=>{R.useEffect(()=>{setTimeout(()=>location.reload(),100)},[]);return h(P)}',
  'navigate-loop':
    'return()=>{R.useEffect(()=>{const t=setTimeout(()=>{history.pushState({},"",location.pathname==="/signup"?"/login":"/signup");dispatchEvent(new PopStateEvent("popstate"))},100);return()=>clearTimeout(t)},[]);return h(P)}',
  'busy-loop':
    'return()=>{R.useEffect(()=>{const{port1,port2}=new MessageChannel();port1.onmessage=()=>{for(const t=real.now();real.now()-t<2500;);};port2.postMessage(0)},[]);return h(P)}',
  // Nothing to be seen.
  empty: 'return()=>null',
  blank: 'return()=>h("p",null," ")',
  'emptied-soon':
    'return()=>{const[n,s]=R.useState(0);R.useEffect(()=>{setTimeout(()=>s(1),5e3)},[]);return n?null:h(P)}',
  'emptied-later':
    'return()=>{const[n,s]=R.useState(0);R.useEffect(()=>{setTimeout(()=>s(1),25e3)},[]);return n?null:h(P)}',
  clipped: 'return()=>h("div",{style:{clipPath:"inset(100%)"}},h(P))',
  transparent: 'return()=>h("div",{style:{opacity:0.01}},h(P))',
  'off-screen': 'return()=>h("div",{style:{position:"absolute",left:-9999}},h(P))',
  unreadable:
    'return()=>{R.useEffect(()=>{for(const e of document.querySelectorAll("#page *"))e.style.cssText="color:#fefefe;background:#fff;border-color:#fff"},[]);return h(P)}',
  'page-hidden':
    'return()=>{R.useEffect(()=>{document.getElementById("page").style.visibility="hidden"},[]);return h(P)}',
  hidden: 'return()=>{R.useEffect(()=>sheet("main{visibility:hidden}"),[]);return h(P)}',
  'not-displayed': 'return()=>{R.useEffect(()=>sheet("main{display:none}"),[]);return h(P)}',
  covered: 'return()=>h("div",null,h(P),h("div",{style:{position:"fixed",inset:0,zIndex:2147483647}}))',
  'dead-clicks':
    'return()=>{R.useEffect(()=>{const f=e=>{e.stopPropagation();e.preventDefault()};document.addEventListener("click",f,true);document.addEventListener("pointerdown",f,true)},[]);return h(P)}',
  'covered-page':
    'return()=>h("div",{style:{position:"relative"}},h(P),h("div",{style:{position:"absolute",inset:0,zIndex:9}}))',
  'dead-page': 'return()=>h("div",{onClickCapture(e){e.preventDefault();e.stopPropagation()}},h(P))',
  'dead-keys':
    'return()=>{R.useEffect(()=>{document.addEventListener("keydown",e=>{e.stopPropagation();e.preventDefault()},true)},[]);return h(P)}',
  'no-letters': 'return()=>h("div",{onKeyDown(e){if(e.key.length===1)e.preventDefault()}},h(P))',
  'focus-lost':
    'return()=>{R.useEffect(()=>{document.addEventListener("focusin",e=>e.target.blur())},[]);return h(P)}',
  // Elsewhere.
  'leads-away': 'return()=>{R.useEffect(()=>{setTimeout(()=>{location.href="/map"},6e3)},[]);return h(P)}',
  'no-way-back':
    'return()=>{R.useEffect(()=>{addEventListener("popstate",()=>history.pushState({},"","/signup"))},[]);return h(P)}',
  // More than its share.
  flood:
    'return()=>{R.useEffect(()=>{for(let i=0;i<1e3;i++)try{ownBus.raiseNotice({type:"info",title:"Flood",message:"N"+i,previousRoute:null,email:null})}catch{}},[]);return h(P)}',
  stores:
    'return()=>{R.useEffect(()=>{for(const n in ownBus)if(n[0]==="$")try{ownBus[n].set(null)}catch{}},[]);return h(P)}',
  'foreign-store': 'return()=>{R.useEffect(()=>{try{ownBus.setFilter({rooms:[1]})}catch{}},[]);return h(P)}',
  'foreign-event': 'return()=>{R.useEffect(()=>{try{ownBus.emit("session:lost",{})}catch{}},[]);return h(P)}',
  'untyped-notice':
    'return()=>{R.useEffect(()=>{try{ownBus.raiseNotice({title:"",message:"x"})}catch{}},[]);return h(P)}',
  styles: 'return()=>{R.useEffect(()=>sheet("button,a{background:rgb(255,0,0)!important}"),[]);return h(P)}',
  'foreign-rule':
    'return()=>{R.useEffect(()=>{go(()=>{for(const s of document.styleSheets)s.insertRule("button,a{background:rgb(255,0,0)!important}")})},[]);return h(P)}',
  'style-element':
    'return()=>{R.useEffect(()=>{const s=document.createElement("style");s.textContent="main{visibility:hidden}";document.head.append(s)},[]);return h(P)}',
  // What others say and hold.
  'newer-bus': 'return()=>{ownBus.setPageHeading("Register");return h(P)}',
  'newer-profile':
    'return()=>{R.useEffect(()=>{try{ownBus.setProfile({id:1,permissions:["sell"]})}catch{}},[]);return h(P)}',
  'missing-message': 'return P',
  memory:
    'return()=>{R.useEffect(()=>{globalThis.leak=[];setTimeout(()=>{for(let i=0;i<26;i++)leak.push(new Array(1e6).fill(i+.5))},1e3)},[]);return h(P)}',
  storage:
    'return()=>{R.useEffect(()=>{for(const s of[localStorage,sessionStorage])for(let n=1<<20;n;n>>=1)try{for(let i=0;;i++)s.setItem("full"+n+"-"+i,".".repeat(n))}catch{}},[]);return h(P)}',
  // All that a page keeps but what the test does, and then a page view that meets it.
  junk: 'const l=localStorage,s=sessionStorage;return()=>{if(l.getItem("junk"))throw new Error("broken");R.useEffect(()=>{for(const k of [...Object.keys(l),...Object.keys(s),"compare","favorites","favorites-statuses","favorites-account","wanted-action","outbox","suite-delivery-choice","suite-failed-versions","suite-mounts","chunk-failure-reload","sign-on-left","suite-drawing:","signed-in"])if(!/^(suite-form:|defect|filtered)/.test(k))for(const one of [l,s])one.setItem(k,"{\\"a\\":");l.setItem("junk","1");location.reload()},[]);return h(P)}',
  'calls-4xx': 'return()=>{R.useEffect(()=>{for(let i=0;i<3;i++)fetch("/api/v1/broken?"+i)},[]);return h(P)}',
  'calls-5xx': 'return()=>{R.useEffect(()=>{fetch("/api/v1/broken")},[]);return h(P)}',
  // Some visitors only.
  serbian: 'return()=>{if(location.pathname.startsWith("/rs"))throw new Error("broken");return h(P)}',
  phones: 'return()=>{if(innerWidth<500)throw new Error("broken");return h(P)}',
  members:
    'return()=>{const[n,s]=R.useState(0);R.useEffect(()=>ownBus.$profile.subscribe(v=>v&&s(1)),[]);if(n)throw new Error("broken");return h(P)}',
};

const LIBRARY = `globalThis.defectivePage=(P,R)=>{const h=R.createElement;
const go=f=>addEventListener("break",f,{once:true});
const sheet=t=>{const s=new CSSStyleSheet();s.replaceSync(t);document.adoptedStyleSheets.push(s)};
const of={${Object.entries(DEFECTS)
  .map(([name, code]) => `"${name}":()=>{${code}}`)
  .join(',')}};
globalThis.isBegun=true;
return of[globalThis.defect]?of[globalThis.defect]():P};
if(globalThis.defect==="import")throw new Error("broken");
`;

/** Takes note of React where a chunk uses it. */
const NOTED = '(q=>(q?.useEffect&&(globalThis.defectiveReact=q),q))';
const noted = (text: string) => text.replace(/\b(\w+)=(\w)\((\d{2,5})\)/g, `$1=${NOTED}($2($3))`);

export const withDefects: FileChange = (file, text) => {
  if (!file.endsWith('.js')) return text;
  if (file.includes('__federation_expose')) {
    return text
      .replace('"use strict";', '"use strict";if(globalThis.defect==="entry")throw new Error("broken");')
      .replace(/pages:\{/, 'pages:globalThis.defect==="missing-page"?{}:{');
  }
  const own = text.replace(/[\w$]+\(\d+\)\.busOf\("mf-[a-z]+@[^"]+"\)/, '(globalThis.ownBus=$&)');
  if (file.includes('remoteEntry') || file.includes('vendors-')) return own;
  const known = noted(own);
  if (!/page-[a-z]+\./.test(file)) return known;
  return (
    known
      .replace('"use strict";', `"use strict";${LIBRARY}`)
      .replaceAll(
        '"account.signup.title"',
        '(globalThis.defect==="missing-message"?"account.nowhere":"account.signup.title")',
      )
      .replace(/default:\(\)=>([\w$]+)/, 'default:()=>defectivePage($1,defectiveReact)')
      // Some are exported as they are written: a call with itself is that of what it would have been.
      .replace(
        '{default:function(){',
        '{default:function D(q){if(q!==D)return defectiveReact.createElement(D.drawn??=defectivePage(()=>D(D),defectiveReact));',
      )
  );
};
