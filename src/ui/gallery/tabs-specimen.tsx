import { useState } from "react";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { Building2, PlaneLanding, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Tabs } from "#ui/tabs.tsx";

const texts = {
  ru: {
    rides: "Поездки",
    coming: "Предстоят",
    past: "Прошли",
    cancelled: "Отменены",
    comingText: "24 ноября в 18:40 водитель встретит вас в Шереметьеве.",
    pastText: "Здесь останутся поездки за последний год.",
    cancelledText: "Отменённых поездок нет.",
    meeting: "Где встречает водитель",
    airport: "В аэропорту",
    station: "На вокзале",
    hotel: "У гостиницы",
    pier: "На причале",
    address: "По адресу",
    airportText: "В зоне прилёта, с табличкой с вашим именем.",
    stationText: "На перроне, у вашего вагона.",
    hotelText: "В холле, у стойки.",
    pierText: "У трапа.",
    addressText: "У подъезда.",
  },
  en: {
    rides: "Rides",
    coming: "Upcoming",
    past: "Past",
    cancelled: "Cancelled",
    comingText: "On 24 November at 18:40 the driver meets you at Sheremetyevo.",
    pastText: "Rides of the past year are kept here.",
    cancelledText: "No cancelled rides.",
    meeting: "Where the driver meets you",
    airport: "At the airport",
    station: "At the station",
    hotel: "At the hotel",
    pier: "At the pier",
    address: "At an address",
    airportText: "In the arrivals hall, with your name on a sign.",
    stationText: "On the platform, at your carriage.",
    hotelText: "In the lobby, at the desk.",
    pierText: "At the gangway.",
    addressText: "At the entrance.",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [state, setState] = useState("coming");
  const [place, setPlace] = useState("airport");
  return (
    <>
      <Tabs
        label={t.rides}
        value={state}
        onChange={setState}
        tabs={[
          { key: "coming", label: t.coming, note: 1, panel: <p>{t.comingText}</p> },
          { key: "past", label: t.past, note: 12, panel: <p>{t.pastText}</p> },
          { key: "cancelled", label: t.cancelled, panel: <p>{t.cancelledText}</p> },
        ]}
      />
      <Tabs
        label={t.meeting}
        value={place}
        onChange={setPlace}
        tabs={[
          { key: "airport", label: t.airport, icon: <Icon glyph={PlaneLanding} />, panel: <p>{t.airportText}</p> },
          { key: "station", label: t.station, icon: <Icon glyph={TrainFront} />, panel: <p>{t.stationText}</p> },
          { key: "hotel", label: t.hotel, icon: <Icon glyph={Building2} />, panel: <p>{t.hotelText}</p> },
          { key: "pier", label: t.pier, panel: <p>{t.pierText}</p> },
          { key: "address", label: t.address, panel: <p>{t.addressText}</p> },
        ]}
      />
    </>
  );
}

/** Panels chosen by tabs; a row of tabs that does not fit scrolls sideways. */
export const tabsSpecimen: Specimen = { key: "tabs", title: { ru: "Вкладки", en: "Tabs" }, Show };
