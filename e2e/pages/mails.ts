import { type APIRequestContext, expect } from '@playwright/test';
import type { Mail, WholeMail } from '@suite/api';

const SUPER_ADMIN = { email: 'super@porto-vala.example', password: 'porto-vala-super' };

/** Mails that the server sent, as its super admin reads them. */
export class Mailbox {
  readonly request: APIRequestContext;
  readonly address: string;

  constructor(request: APIRequestContext, address: string) {
    this.request = request;
    this.address = address;
  }

  /** Path and hash of the link that the newest mail to the address has to a page; waits until there is one. */
  async link(page: string): Promise<string> {
    let link: string | undefined;
    await expect
      .poll(async () => {
        link = await this.find(page);
        return link;
      })
      .toBeDefined();
    return link ?? '';
  }

  private async find(page: string): Promise<string | undefined> {
    const response = await this.request.post('/api/v1/users/auth', { data: SUPER_ADMIN });
    const headers = { authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
    const list = await this.request.get('/api/v1/mails', { headers });
    const { data } = (await list.json()) as { data: { id: number; attributes: Mail }[] };
    const own = data.filter(({ attributes }) => attributes.to === this.address);
    for (const { id } of own.toSorted((a, b) => Number(b.id) - Number(a.id))) {
      const mail = await this.request.get(`/api/v1/mails/${id}`, { headers });
      const { attributes } = ((await mail.json()) as { data: { attributes: WholeMail } }).data;
      const found = new RegExp(`https?://[^/\\s]+(\\S*/${page}#token=[\\w&=-]+)`).exec(attributes.text ?? '');
      if (found) return found[1];
    }
    return undefined;
  }
}
