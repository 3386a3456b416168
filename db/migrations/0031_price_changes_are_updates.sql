-- A price that changes moves the day a listing was updated, whoever writes it; a writer that names a later moment is believed.
create function move_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(now(), old.updated_at);
  return new;
end $$;
create trigger offer_price_update before update on offer for each row
  when ((old.price, old.price_type, old.currency) is distinct from (new.price, new.price_type, new.currency)
    and new.updated_at <= old.updated_at)
  execute function move_updated_at();
create trigger active_offer_price_update before update on active_offer for each row
  when ((old.price, old.price_type, old.currency) is distinct from (new.price, new.price_type, new.currency)
    and new.updated_at <= old.updated_at)
  execute function move_updated_at();

update active_offer o set updated_at = h.changed_at
from (select active_offer_id, max(changed_at) as changed_at from active_offer_price_history group by 1) h
where h.active_offer_id = o.id and o.updated_at < h.changed_at;
