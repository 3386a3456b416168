-- compatible with: any older code
-- A telephone number is shown by choice, and a home whose owner has none shows none, also once its owner stores a number.
alter table offer alter column shows_phone set default false;
update offer set shows_phone = false
from account
where account.id = offer.user_id and offer.shows_phone and coalesce(account.phone, account.mobile_phone) is null;
