import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Person {
  readonly email: string;
  readonly email_verified: boolean;
}

export const CLIENT = { id: 'homes', secret: 'a secret of the client that nobody guesses' };

/** A provider of an organisation, on a port of this machine. People are known by the names that they type. */
export async function openProvider(redirectUri: string, people: Readonly<Record<string, Person>>) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, given_name: 'Ana', family_name: 'Anić', ...people[id] }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    signIn: (address: string, name: string) => signIn(address, name, redirectUri),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** What a person does in a browser there. Gives what the browser is sent back with. */
async function signIn(address: string, name: string, redirectUri: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let url = address;
  let form: Record<string, string> | null = null;
  for (let step = 0; step < 12; step += 1) {
    if (url.startsWith(redirectUri)) return Object.fromEntries(new URL(url).searchParams);
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    keepCookies(cookies, response);
    const location = response.headers.get('location');
    form =
      location === null ? { prompt: promptOf(await response.text()), login: name, password: 'any' } : null;
    url = new URL(location ?? url, url).href;
  }
  throw new Error('The provider sends the browser around');
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(key, value);
  }
}

/** What a page of the provider asks for. */
function promptOf(page: string): string {
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  if (prompt === undefined)
    throw new Error(`The provider refuses: ${page.replaceAll(/<[^>]*>/g, ' ').slice(-400)}`);
  return prompt;
}
