import { routePath } from '@suite/contracts';

/** English paths of the pages that are to be found. */
export const pagePaths = {
  masterplan: ({ id }: { readonly id: number }) => routePath('masterplan-id', 'en', { id }),
  building: ({ id, masterplanId }: { readonly id: number; readonly masterplanId: number }) =>
    routePath('building-id', 'en', { id, masterplanId }),
  apartment: (place: { readonly id: number; readonly masterplanId: number; readonly buildingId: number }) => {
    const { id: apartmentId, masterplanId, buildingId } = place;
    return routePath('apartment-id', 'en', { apartmentId, masterplanId, buildingId });
  },
};
