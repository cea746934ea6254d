import type { Locale } from '@suite/contracts';

/** Words of the mails about units. `{…}` are filled in. */
const EN = {
  greeting: 'Hello,',
  greetingByName: 'Dear {name},',
  unitTitle: 'Apartment {number}, {building}',
  open: 'See the apartment',
  project: 'Project',
  type: 'Type',
  area: 'Area',
  floor: 'Floor',
  status: 'Status',
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'E-mail',
  phoneNumber: 'Phone',
  contactTime: 'Contact time',
  assignee: 'Assigned to',
  newsletter: 'Newsletter',
  newsletterAsked: 'Asked for, not confirmed yet',
  note: 'Note',
  sender: 'Sent by',
  no: 'No',
  request: {
    price: { subject: 'Price request: {unit}', text: 'A visitor asks for the price of this apartment.' },
    information: {
      subject: 'Information request: {unit}',
      text: 'A visitor asks for information about this apartment.',
    },
  },
  replyToVisitor: 'A reply to this mail goes to the visitor.',
  received: {
    subject: 'We have received your request: {unit}',
    text: 'Thank you for your interest. Your request about this apartment has arrived; the sales office will contact you.',
  },
  favorites: { subject: 'Favourites: {count}', text: 'Here is the list of favourites: {count}.' },
  notGuaranteed: 'We do not guarantee the availability of units displayed.',
};
type Labels = Omit<typeof EN, 'greetingByName'> & { greetingByName?: string };

/** Without a name in the greeting: it would have to be in the vocative. */
const RS: Labels = {
  greeting: 'Poštovani,',
  unitTitle: 'Stan {number}, {building}',
  open: 'Pogledajte stan',
  project: 'Projekat',
  type: 'Struktura',
  area: 'Površina',
  floor: 'Sprat',
  status: 'Status',
  firstName: 'Ime',
  lastName: 'Prezime',
  emailAddress: 'E-adresa',
  phoneNumber: 'Telefon',
  contactTime: 'Vreme za kontakt',
  assignee: 'Zahtev vodi',
  newsletter: 'Bilten',
  newsletterAsked: 'Zatražen, još nije potvrđen',
  note: 'Napomena',
  sender: 'Pošiljalac',
  no: 'Ne',
  request: {
    price: { subject: 'Zahtev za cenu: {unit}', text: 'Posetilac se interesuje za cenu ovog stana.' },
    information: {
      subject: 'Zahtev za informacije: {unit}',
      text: 'Posetilac traži informacije o ovom stanu.',
    },
  },
  replyToVisitor: 'Odgovor na ovu poruku stiže posetiocu.',
  received: {
    subject: 'Primili smo Vaš zahtev: {unit}',
    text: 'Hvala na interesovanju. Vaš zahtev za ovaj stan je stigao; prodaja će Vas kontaktirati.',
  },
  favorites: { subject: 'Omiljeni stanovi: {count}', text: 'Ovo je lista omiljenih stanova: {count}.' },
  notGuaranteed: 'Dostupnost prikazanih stanova nije zagarantovana.',
};

export const UNIT_LABELS: Readonly<Record<Locale, Labels>> = { en: EN, rs: RS };
