import { profileInput } from '#capabilities/accounts/account.input.ts';
import { Gender } from '#capabilities/accounts/account.ts';
import type { OwnProfileFragment, UpdateProfileMutationVariables } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';

/** The earliest year in which a working life may have begun. */
const EARLIEST_YEAR = 1900;

const wrong = { message: 'error.validation.value' };

/** A typed year: four digits, or nothing. @source docs/reference/workspace.md, "Profile" */
const typedYear = z
  .string()
  .trim()
  .regex(/^(?:\d{4})?$/, wrong)
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .pipe(
    z
      .int()
      .min(EARLIEST_YEAR, wrong)
      .refine((year) => year <= new Date().getUTCFullYear(), wrong)
      .nullable(),
  );

/** The fields of the profile's form: those of the server, with the year as typed text. */
export const profileForm = profileInput
  .omit({ autoImport: true, agencyId: true })
  .required()
  .extend({ gender: z.enum(Gender), occupationSince: typedYear });

/** Values of the fields. */
export type ProfileFormInput = z.input<typeof profileForm>;

/** Initial values of the fields. */
export const profileFormValues = (profile: OwnProfileFragment): ProfileFormInput => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  gender: knownGender(profile.gender),
  phone: profile.phone ?? '',
  mobilePhone: profile.mobilePhone ?? '',
  uiLang: profile.uiLang,
  biography: profile.biography ?? '',
  languages: [...profile.languages],
  occupation: profile.occupation ?? '',
  occupationSince: profile.occupationSince === null ? '' : String(profile.occupationSince),
  affiliations: profile.affiliations,
  diplomas: profile.diplomas,
});

/** The input to send; an empty entry deletes the value. */
export const profileChange = (id: number, values: z.output<typeof profileForm>): UpdateProfileMutationVariables => ({
  ...values,
  id,
  phone: values.phone || null,
  mobilePhone: values.mobilePhone || null,
  biography: values.biography || null,
  occupation: values.occupation || null,
});

const knownGender = (value: number): ProfileFormInput['gender'] =>
  Object.values(Gender).find((gender) => gender === value) ?? Gender.NotSaid;
