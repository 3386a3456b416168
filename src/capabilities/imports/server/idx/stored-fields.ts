import { fieldNumber, fieldsBetween, type IdxField } from './fields.ts';

/** Numbers of the fields that a listing is made from; all others may have any content. */
export const STORED_FIELDS: readonly number[] = (
  [
    ...fieldsBetween('object_category', 'object_country'),
    ...fieldsBetween('available_from', 'currency'),
    'floor',
    'number_of_rooms',
    ...fieldsBetween('surface_living', 'surface_usable'),
    'year_built',
    'prop_view',
    'prop_fireplace',
    'prop_elevator',
    ...fieldsBetween('prop_parking', 'prop_balcony'),
    ...fieldsBetween('picture_1_filename', 'picture_5_description'),
    'url',
    'agency_id',
    'agency_name',
    ...fieldsBetween('agency_street', 'agency_city'),
    'agency_phone',
    'agency_email',
    ...fieldsBetween('picture_6_filename', 'picture_9_description'),
    'wheelchair_accessible',
    'animal_allowed',
    ...fieldsBetween('picture_10_filename', 'picture_13_description'),
    ...fieldsBetween('number_of_floors', 'flat_sharing_community'),
    'new_building',
    'old_building',
    'under_roof',
    'swimmingpool',
    'minergie_certified',
  ] satisfies IdxField[]
).map(fieldNumber);
