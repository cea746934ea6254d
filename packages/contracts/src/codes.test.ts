import { describe, expect, it } from 'vitest';
import {
  APP_CONTEXT_IDS,
  FILTER_NAMES,
  GLOBAL_APP_CONTEXT_ID,
  LANGUAGE_IDS,
  MEDIA_CONTEXTS,
  MEDIA_TYPE_IDS,
  PICTURE_WIDTHS,
  POI_TYPE_IDS,
  PRICE_RANGES,
  ROLE_IDS,
  SELECTED_FILTER_IDS,
  TYPE_KEYS,
} from './codes.ts';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES } from './locales.ts';
import { FILTER_STATUSES, STATUS_CODES, STATUS_NAMES } from './statuses.ts';

describe('code tables', () => {
  it('[R3.034] has the language ids of the specification', () => {
    expect(LANGUAGE_IDS).toEqual({
      english: 1,
      spanish: 2,
      german: 3,
      french: 4,
      arabic: 5,
      serbianLatin: 6,
      serbianCyrillic: 7,
    });
  });

  it('[R3.035] has the role ids of the specification', () => {
    expect(ROLE_IDS).toEqual({
      super_admin: 1,
      project_admin: 2,
      project_editor: 3,
      user: 4,
      sales_agent: 5,
    });
  });

  it('[R3.003] has the type keys of the specification, and six bedrooms beside them', () => {
    expect(TYPE_KEYS.filter((key) => key !== 'six_bedroom')).toEqual([
      'studio',
      'one_bedroom',
      'two_bedroom',
      'three_bedroom',
      'four_bedroom',
      'five_bedroom',
      'duplex',
      'public_area',
    ]);
  });

  it('[R3.041] has the twelve types of points of interest under the ids 2 to 13', () => {
    expect(Object.entries(POI_TYPE_IDS)).toEqual([
      ['masterplan_info', 2],
      ['masterplan', 3],
      ['plot', 4],
      ['building', 5],
      ['apartment', 6],
      ['building_apartment_view', 7],
      ['masterplan_camera_view', 8],
      ['menu_item', 9],
      ['streetview_start_point', 10],
      ['streetview_point', 11],
      ['building_info', 12],
      ['apartment_info', 13],
    ]);
  });

  it('[R3.042] has the media types that the specification names, in its order, all within its ids 1 to 22', () => {
    expect(Object.keys(MEDIA_TYPE_IDS).slice(0, 7)).toEqual([
      'poi_image',
      'poi_image_dzi',
      'poi_title',
      'description',
      'project_title',
      'project_text_description',
      'project_title_image',
    ]);
    const ids = Object.values(MEDIA_TYPE_IDS);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    expect(Math.max(...ids)).toBeLessThanOrEqual(22);
  });

  it('[R3.043] has three contexts of media, and app contexts 1 to 7 with a global one', () => {
    expect(MEDIA_CONTEXTS).toEqual(['project', 'poi', 'menu_item']);
    expect(APP_CONTEXT_IDS).toEqual([1, 2, 3, 4, 5, 6, 7, 100]);
    expect(GLOBAL_APP_CONTEXT_ID).toBe(100);
  });

  it('[R3.046] has the filters by the names of the specification', () => {
    expect(FILTER_NAMES).toEqual([
      'status',
      'area_range',
      'floor_range',
      'apartment_type',
      'price',
      'price_range',
      'All',
      'Search',
      'Eye',
      'building view on',
      'building view off',
    ]);
  });

  it('[R3.044] has the ids of the filters that a project selects', () => {
    const { morning_sun, evening_sun, sea_view, ...specified } = SELECTED_FILTER_IDS;
    expect([morning_sun, evening_sun, sea_view]).toEqual([8, 9, 10]);
    expect(specified).toEqual({
      status: 1,
      area: 2,
      floors: 3,
      price: 4,
      apartment_type: 5,
      orientation: 6,
      all_apartments: 7,
    });
  });

  it('[R5.045] has the price ranges in thousands of euro per square metre, the empty one for all of them', () => {
    expect(PRICE_RANGES).toEqual(['', '0-6k', '6-7.5k', '7.5-9k', '9-11k', '11k+']);
  });

  it('serves pictures from the placeholder up to a wide screen, in rising widths', () => {
    expect([...PICTURE_WIDTHS].toSorted((a, b) => a - b)).toEqual([...PICTURE_WIDTHS]);
  });
});

describe('statuses', () => {
  it('[R3.036] have the names of the specification', () => {
    expect(STATUS_NAMES).toEqual([
      'all',
      'available',
      'pending-reservation',
      'reserved',
      'sold',
      'unavailable',
    ]);
  });
});

describe('status numbers', () => {
  it('[R3.037] counts a filter request from 1: available, reserved, sold, unavailable', () => {
    expect(FILTER_STATUSES.map((status) => [status, STATUS_CODES[status].requestId])).toEqual([
      ['available', 1],
      ['reserved', 2],
      ['sold', 3],
      ['unavailable', 4],
    ]);
  });

  it('[R3.038] counts the filter bounds from 0: available, sold, reserved, unavailable', () => {
    expect(Object.fromEntries(FILTER_STATUSES.map((one) => [one, STATUS_CODES[one].boundsId]))).toEqual({
      available: 0,
      sold: 1,
      reserved: 2,
      unavailable: 3,
    });
  });
});

describe('languages', () => {
  it('[R9.004] has the default locale en, and rs beside it', () => {
    expect(DEFAULT_LOCALE).toBe('en');
    expect(LOCALES).toEqual(['en', 'rs']);
  });

  it('[R9.005] asks the API for Serbian with the language id 6', () => {
    expect(LOCALE_INFO.rs).toEqual({ prefix: '/rs', tag: 'sr-Latn', languageId: 6 });
    expect(LOCALE_INFO.en).toEqual({ prefix: '', tag: 'en', languageId: 1 });
  });
});
